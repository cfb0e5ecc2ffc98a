import { describe, expect, it } from '@jest/globals';
import { DrawingLimiter, DrawnImages } from './drawn-images.js';

describe('DrawnImages', () => {
  it('draws an image once for all of its requests', async () => {
    const limiter = new DrawingLimiter();
    const images = new DrawnImages(10, limiter);
    const { promise: released, resolve: release } = Promise.withResolvers<Buffer>();
    // Another drawing makes all requests wait.
    const other = images.get('/0', () => released, 'z');
    let drawings = 0;
    const draw = () => Promise.resolve(Buffer.from([(drawings += 1)]));
    const requests = ['a', 'b', 'c', 'd'].map((client) => images.get('/1', draw, client));
    expect(limiter.waiting).toBe(1);
    release(Buffer.from('x'));
    await other;
    expect(await Promise.all(requests)).toEqual(Array(4).fill(Buffer.from([1])));
    expect(drawings).toBe(1);
  });

  it('draws again after a failed drawing', async () => {
    const images = new DrawnImages(10, new DrawingLimiter());
    await expect(images.get('/1', () => Promise.reject(new Error('no logo')), 'a')).rejects.toThrow(
      'no logo',
    );
    await expect(images.get('/1', () => Promise.resolve(Buffer.from('x')), 'a')).resolves.toBeDefined();
  });

  it('of two kinds with one limiter, draws one image at a time', async () => {
    const limiter = new DrawingLimiter();
    const [icons, previews] = [new DrawnImages(10, limiter), new DrawnImages(10, limiter)];
    let running = 0;
    let most = 0;
    const draw = async (): Promise<Buffer> => {
      most = Math.max(most, (running += 1));
      await new Promise((done) => setTimeout(done));
      running -= 1;
      return Buffer.from('x');
    };
    await Promise.all(
      [1, 2].flatMap((n) => [icons, previews].map((kind) => kind.get(`/${n}`, draw, 'client'))),
    );
    expect(most).toBe(1);
  });
});
