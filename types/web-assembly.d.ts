/** Node's, which its types leave out: the library of types that has it is the browser's. */
declare namespace WebAssembly {
  type Module = object
  function compile(bytes: Uint8Array): Promise<Module>
}
