/** Loads a drawn picture, so that whoever shows it has it at once. */
export async function imageOf(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/**
 * Paints a drawn picture as a bitmap.
 * @param width in the screen's own points
 * @returns the bitmap's address, good as long as the page
 */
export async function bitmapOf(image: HTMLImageElement, width: number, height: number): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  if (!blob) throw new Error('no bitmap');
  return URL.createObjectURL(blob);
}
