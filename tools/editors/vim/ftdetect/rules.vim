autocmd BufRead,BufNewFile *.rules setfiletype rules
