/** Whether the page is higher than the window. */
export const pageScrolls = (): boolean => document.documentElement.scrollHeight > window.innerHeight;
