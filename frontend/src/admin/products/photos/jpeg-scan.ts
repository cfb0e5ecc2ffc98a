/**
 * Whether the coded data of a baseline JPEG without an end marker is complete. Browsers draw a truncated photo without
 * an error, so the data of all blocks is read here, without decoding the pixels.
 * @returns false for other kinds of JPEG, too.
 */
export function lacksOnlyEndMarker(bytes: Uint8Array): boolean {
  try {
    return new Reader(bytes).endsWithLastBlock();
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

interface Component {
  readonly id: number;
  /** The sampling factors. */
  readonly across: number;
  readonly down: number;
}

/** A Huffman table. A code of `length` bits below `limits[length]` has the symbol `symbols[code + offsets[length]]`. */
interface Table {
  readonly limits: number[];
  readonly offsets: number[];
  readonly symbols: Uint8Array;
}

class Reader {
  private at = 2;
  private readonly tables = new Map<number, Table>();
  private components: Component[] = [];
  private width = 0;
  private height = 0;
  /** The number of units between two restart markers; 0 without restart markers. */
  private interval = 0;
  private bits = 0;
  private bitCount = 0;

  constructor(private readonly bytes: Uint8Array) {}

  endsWithLastBlock(): boolean {
    const scanned = new Set<number>();
    while (this.at < this.bytes.length) {
      const marker = this.nextMarker();
      const end = this.at + this.uint16(this.at);
      this.at += 2;
      if (marker === 0xc0 || marker === 0xc1) this.readFrame();
      else if (marker === 0xc4) this.readTables(end);
      else if (marker === 0xdd) this.interval = this.uint16(this.at);
      else if (marker >= 0xc2 && marker <= 0xcf) return false;
      if (marker !== 0xda) {
        this.at = end;
        continue;
      }
      for (const id of this.readScan(end)) scanned.add(id);
      // Fill bytes may stand before a marker.
      let next = this.at;
      while (this.bytes[next] === 0xff) next += 1;
      if (next >= this.bytes.length) break;
    }
    return this.components.length > 0 && this.components.every(({ id }) => scanned.has(id));
  }

  private nextMarker(): number {
    if (this.byte(this.at) !== 0xff) throw new RangeError('No marker');
    while (this.byte(this.at) === 0xff) this.at += 1;
    this.at += 1;
    return this.byte(this.at - 1);
  }

  private readFrame(): void {
    this.height = this.uint16(this.at + 1);
    this.width = this.uint16(this.at + 3);
    this.components = Array.from({ length: this.byte(this.at + 5) }, (_, index) => {
      const start = this.at + 6 + 3 * index;
      const sampling = this.byte(start + 1);
      return { id: this.byte(start), across: sampling >> 4, down: sampling & 15 };
    });
    if (this.components.some(({ across, down }) => across < 1 || down < 1))
      throw new RangeError('No sampling');
  }

  private readTables(end: number): void {
    while (this.at < end) {
      const key = this.byte(this.at);
      const [limits, offsets] = [[0], [0]] as [number[], number[]];
      let code = 0;
      let count = 0;
      for (let length = 1; length <= 16; length += 1) {
        const codes = this.byte(this.at + length);
        offsets[length] = count - code;
        code += codes;
        count += codes;
        limits[length] = code;
        code *= 2;
      }
      this.at += 17;
      this.tables.set(key, { limits, offsets, symbols: this.bytes.subarray(this.at, this.at + count) });
      this.at += count;
    }
  }

  /** Reads all blocks of a scan. @returns the ids of its components. */
  private readScan(start: number): number[] {
    const parts = Array.from({ length: this.byte(this.at) }, (_, index) => {
      const id = this.byte(this.at + 1 + 2 * index);
      const tables = this.byte(this.at + 2 + 2 * index);
      const component = this.components.find((each) => each.id === id);
      const [dc, ac] = [this.tables.get(tables >> 4), this.tables.get(0x10 | (tables & 15))];
      if (!component || !dc || !ac) throw new RangeError('No table');
      return { ...component, dc, ac };
    });
    const [maxAcross, maxDown] = [
      Math.max(...this.components.map(({ across }) => across)),
      Math.max(...this.components.map(({ down }) => down)),
    ];
    const [first] = parts;
    if (!first) throw new RangeError('No component');
    // A scan of one component has single blocks. Another scan has units with the blocks of all its components.
    const alone = parts.length === 1;
    const blocks = (size: number, own: number, most: number) =>
      alone ? Math.ceil(Math.ceil((size * own) / most) / 8) : Math.ceil(size / (8 * most));
    const units = blocks(this.width, first.across, maxAcross) * blocks(this.height, first.down, maxDown);
    this.at = start;
    this.bitCount = 0;
    for (let unit = 0; unit < units; unit += 1) {
      if (this.interval > 0 && unit > 0 && unit % this.interval === 0)
        this.passRestart(unit / this.interval - 1);
      for (const { across, down, dc, ac } of parts)
        for (let block = alone ? 1 : across * down; block > 0; block -= 1) this.passBlock(dc, ac);
    }
    this.bitCount = 0;
    return parts.map(({ id }) => id);
  }

  private passRestart(index: number): void {
    this.bitCount = 0;
    if (this.nextMarker() !== 0xd0 + (index % 8)) throw new RangeError('No restart marker');
  }

  private passBlock(dc: Table, ac: Table): void {
    this.skipBits(this.symbol(dc));
    for (let coefficient = 1; coefficient < 64; coefficient += 1) {
      const symbol = this.symbol(ac);
      const [zeros, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && zeros < 15) return;
      coefficient += zeros;
      if (coefficient > 63) throw new RangeError('Too many coefficients');
      this.skipBits(size);
    }
  }

  private symbol({ limits, offsets, symbols }: Table): number {
    let code = 0;
    for (let length = 1; length <= 16; length += 1) {
      code = code * 2 + this.bit();
      if (code < (limits[length] ?? 0)) return symbols[code + (offsets[length] ?? 0)] ?? 0;
    }
    throw new RangeError('No such code');
  }

  private skipBits(count: number): void {
    for (let left = count; left > 0; left -= 1) this.bit();
  }

  private bit(): number {
    if (this.bitCount === 0) {
      this.bits = this.byte(this.at);
      this.at += 1;
      if (this.bits === 0xff) {
        // Data bytes of this value are followed by a zero. Anything else is a marker, which ends the data.
        if (this.byte(this.at) !== 0) throw new RangeError('Marker inside of a block');
        this.at += 1;
      }
      this.bitCount = 8;
    }
    this.bitCount -= 1;
    return (this.bits >> this.bitCount) & 1;
  }

  private uint16(at: number): number {
    return this.byte(at) * 256 + this.byte(at + 1);
  }

  private byte(at: number): number {
    const value = this.bytes[at];
    if (value === undefined) throw new RangeError('End of data');
    return value;
  }
}
