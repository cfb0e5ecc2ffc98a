import { MAIN_LONGEST_SIDE } from '@etalase/backend/rules/image-name';
import createLibheif, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import { MAX_HEIC_PIXELS } from './photo-limits';

type Context = ReturnType<MainModule['heif_context_alloc']>;
type Handle = Parameters<MainModule['heif_image_handle_release']>[0];

/** The library's error value. The library's own types declare it as `any`. */
interface Failure {
  readonly code: unknown;
}
interface Decoded {
  readonly image: Parameters<MainModule['heif_image_release']>[0];
  readonly width: number;
  readonly height: number;
  readonly channels: readonly [Rows];
}

/** Rows of `stride` bytes. A pixel has four bytes, or three when the image has no transparency. */
interface Rows {
  readonly data: Uint8Array;
  readonly stride: number;
}

let library: MainModule | undefined;

/**
 * Decodes the main image of a HEIC file, upright. A large image is reduced, but its longest side stays at least as long
 * as the longest side of a published image.
 * @param module libheif, compiled by the page, because a worker's security policy forbids compiling.
 */
export function decodeHeic(
  bytes: Uint8Array,
  module: WebAssembly.Module,
  displayP3: boolean,
): OffscreenCanvas {
  library ??= createLibheif({
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => unknown) =>
      done(new WebAssembly.Instance(module, imports)),
  });
  const context = library.heif_context_alloc();
  try {
    library.heif_context_read_from_memory(context, bytes);
    return drawMainImage(library, context, displayP3);
  } finally {
    library.heif_context_free(context);
  }
}

function drawMainImage(lib: MainModule, context: Context, displayP3: boolean): OffscreenCanvas {
  const handle = resultOrThrow(lib.heif_js_context_get_primary_image_handle(context) as Handle | Failure);
  try {
    const pixels = lib.heif_image_handle_get_width(handle) * lib.heif_image_handle_get_height(handle);
    if (pixels > MAX_HEIC_PIXELS) throw new Error('The main image is larger than the header says');
    const { heif_colorspace_RGB: rgb } = lib.heif_colorspace;
    const { heif_chroma_interleaved_RGB: opaque, heif_chroma_interleaved_RGBA: transparent } =
      lib.heif_chroma;
    const alpha = Boolean(lib.heif_image_handle_has_alpha_channel(handle));
    const decoded = resultOrThrow(
      lib.heif_js_decode_image2(handle, rgb, alpha ? transparent : opaque) as Decoded | Failure,
    );
    try {
      return draw(decoded, alpha ? 4 : 3, displayP3);
    } finally {
      lib.heif_image_release(decoded.image);
    }
  } finally {
    lib.heif_image_handle_release(handle);
  }
}

function resultOrThrow<T extends object>(result: T | Failure): T {
  if ('code' in result && result.code) throw new Error('libheif failed');
  return result as T;
}

function draw({ width, height, channels }: Decoded, pixelBytes: 3 | 4, displayP3: boolean): OffscreenCanvas {
  // The factor is a whole number, so that each pixel of the result is the average of whole pixels. It is at most the
  // shorter side, so that this side keeps at least one pixel.
  const factor = Math.max(
    1,
    Math.min(width, height, Math.floor(Math.max(width, height) / MAIN_LONGEST_SIDE)),
  );
  const columns = Math.floor(width / factor);
  const rows = Math.floor(height / factor);
  // The channels are interleaved, so the first entry contains all of them.
  const pixels = reduce(channels[0], pixelBytes, columns, rows, factor);
  const colorSpace = displayP3 ? 'display-p3' : 'srgb';
  const canvas = new OffscreenCanvas(columns, rows);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, columns, rows, { colorSpace }), 0, 0);
  return canvas;
}

/** Averages each `factor` × `factor` block into one pixel. A canvas for all pixels would double the memory. */
function reduce(
  { data, stride }: Rows,
  pixelBytes: 3 | 4,
  columns: number,
  rows: number,
  factor: number,
): Uint8ClampedArray<ArrayBuffer> {
  // The result has four bytes for each pixel. A value of 255 means opaque, for images without an alpha channel.
  const result = new Uint8ClampedArray(columns * rows * 4).fill(255);
  const area = factor * factor;
  let to = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const first = row * factor * stride + column * factor * pixelBytes;
      for (let channel = first; channel < first + pixelBytes; channel += 1) {
        let sum = 0;
        for (let y = 0; y < factor; y += 1)
          for (let x = 0; x < factor; x += 1) sum += data[channel + y * stride + x * pixelBytes] ?? 0;
        result[to + channel - first] = sum / area;
      }
      to += 4;
    }
  }
  return result;
}
