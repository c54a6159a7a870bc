// What an import of a file that is not a script gives: its text, or the address it is served from.
declare module '*.md' {
  const text: string;
  export default text;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
