" Rules of dotbar in Natural Semantics. The words of the grammar and the operators of IL are written by the test of this file.
if exists("b:current_syntax")
  finish
endif

syn case match
syn iskeyword @,48-57,_
syn keyword rulesKeyword analysis and any argument axiom beside call classification columns common context curve declares derivative direction domain each else everywhere extends extent for fresh function gives guard guards if in interface intrinsic is judgement let loop meets mode module naming no not of on option or oracle otherwise override partial passed pattern piecewise places procedure reading refusal refuse relation remove result returns rule ruleset scope seq set some split test var weight while with within yes
syn keyword rulesOperator accessible add allocate allocation allocations alternate apply args arrayType arrayval arrayvalOf assign attr attribute attrs between binding blockData bounds bytes case cases characterType checkpoint classType comment complexType complexval concat cond continue cycle cycles data dataSet deallocate declare decls defaultCase deref described dimension dimensionAttr dims div do doubleComplexType doubleType downcast entered entities entity eq equivalence eqv everything exit exits exprs external field file flowgraph forever forget formatLine ge genericBinding goto gotoComputed group groups gt ifArithmetic implicit implicitNone impliedDo imported includeLine index input instrs integerType interfaced intervals intval isOf jumps keyword label le letters listed logicalType logicalval look lt mainProgram mul name named namelist names nat ne neg neqv noexpr noname noref notext notype novalue number objects only other otherDecl otherExpr otherUnit output overlay overlays parameter paren plus pointTo pop popControl pow push pushControl range ranges realType realval repeated return returnValue save savedBlock saves select sets single specifics star statementFunction stop stringval structType sub subs text texts typedef typing typings units unknownDecl unknownType use used usedGeneric uses values voidType where zones
syn keyword rulesSort Allocation Allocations Arg Args Attr Attrs Case Cases Ctl DataObject DataSet DataValue Decl Decls Dim Dims Entities Entity Expr Exprs Group Groups Instr Instrs Interface Interfaced Intervals Jump Jumps Letters Name Names Nat Objects OptExpr OptName OptRef OptText OptType Overlay Overlays Program Range Ranges Ref Relation Saved Saves Sets Sub Subs Text Texts Type Typing Typings Unit Units Used Uses Values Visible Zones
syn match rulesMetavariable "\<_\=\u\+\d*\l*#\='*\%(\a\)\@!"
syn match rulesNumber "\<\d\+\%(\.\d\+\)\=\%([eEdD][-+]\=\d\+\)\=\>"
syn match rulesArrow "-\a\w*->\|-->\||-\|=>"
syn match rulesBar "^\s*-\{3,}\s*\%($\|\ze#\)"
syn match rulesName "\%(\<\%(rule\|test\|yes\|no\)\s\+\)\@<=\a\w*'*"
syn match rulesComment "\%(^\|\s\)\@<=#.*$" contains=rulesCitation
syn match rulesCitation "\<\u\{3,}-[A-Z]-[A-Za-z0-9-]\+" contained
syn region rulesString start=+"+ skip=+\\.+ end=+"+ oneline
syn region rulesString start=+```+ end=+```+

hi def link rulesKeyword Keyword
hi def link rulesOperator Function
hi def link rulesMetavariable Identifier
hi def link rulesSort Type
hi def link rulesNumber Number
hi def link rulesArrow Operator
hi def link rulesBar Delimiter
hi def link rulesName Title
hi def link rulesComment Comment
hi def link rulesCitation Special
hi def link rulesString String

setlocal commentstring=#\ %s
let b:current_syntax = "rules"
