	package	torture;
classSpaces	{	inta	=1	;
  /**	*/ int b(	){	returna	;}	//	 
	}	  
 