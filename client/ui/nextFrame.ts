/** Longest that a frame may be waited for, in milliseconds: a page that nobody sees has none. */
const LONGEST = 500;

/** Does something in the browser's next frame. @returns what calls it off */
export function nextFrame(act: () => void): () => void {
  const callOff = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const come = (): void => {
    callOff();
    act();
  };
  const frame = requestAnimationFrame(come);
  const timer = setTimeout(come, LONGEST);
  return callOff;
}
