// What browsers have and jsdom has not, and jest-dom's matchers.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  structuredClone: globalThis.structuredClone ?? structuredCloneByJson,
});
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

require('@testing-library/jest-dom');

function structuredCloneByJson(value) {
  return JSON.parse(JSON.stringify(value));
}
