/** Notices of the browser, outside of its window. */

export const noticesPossible = (): boolean => 'Notification' in window && Notification.permission !== 'denied';

/** Asks the person, once; @returns whether notices may be shown. */
export const askForNotices = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

/**
 * Shows a notice where it may be; a click on it brings this page to the front. @param tag a later one with the same tag
 * takes its place. @returns takes it away again.
 */
export function notify(title: string, text: string, tag: string): () => void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return () => {};
  try {
    const notice = new Notification(title, { body: text, tag });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
    return () => notice.close();
  } catch {
    // Browsers of phones have the name and refuse to make one.
    return () => {};
  }
}
