const WIDTH = 280;
const QUALITY = 0.8;

/** Returns an object URL of a small copy of a photo; undefined when the browser cannot decode the photo. */
export async function makeThumbnail(photo: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(photo, { resizeWidth: WIDTH, resizeQuality: 'medium' });
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    // JPEG has no transparency, so transparent parts become white.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return blob ? URL.createObjectURL(blob) : undefined;
  } catch {
    return undefined;
  }
}
