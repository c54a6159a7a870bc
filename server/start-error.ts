/** Why the server cannot start, in words for the person who starts it; what to do about it is part of the message. */
export class StartError extends Error {
  override name = 'StartError';
}
