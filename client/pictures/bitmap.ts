/**
 * Paints an SVG as a bitmap.
 * @param width in the screen's own points
 * @returns the bitmap's address, good as long as the page
 */
export async function bitmapOf(svg: string, width: number, height: number): Promise<string> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
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
