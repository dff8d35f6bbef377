subroutine symmetryCond(nBndNode, nNode, gradU, nrm, idx)
  integer nNode            ! number of mesh nodes (volume+boundary)
  integer nBndNode         ! number of boundary nodes
  integer idx(nBndNode)    ! ID of boundary nodes in mesh node array
  real nrm(nBndNode,3)     ! surface normals for boundary nodes
  real gradU(nNode,3)      ! gradient(U) for all mesh nodes
  integer i
  do i=1,nBndNode
    gradU(idx(i),:) = gradU(idx(i),:) &
                  & - sum(gradU(idx(i),:)*nrm(i,:))*nrm(i,:)
  end do
end subroutine
