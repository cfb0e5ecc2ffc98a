import { describe, expect, it } from '@jest/globals';
import { getRepositoryToken } from '@nestjs/typeorm';
import { Test } from '@nestjs/testing';
import type { Repository } from 'typeorm';
import { typedToken, provide, repositoryOf } from './provide.js';

abstract class Engine {
  abstract start(): string;
}
class Diesel extends Engine {
  override start(): string {
    return 'rattle';
  }
}
class Wheel {
  readonly spokes = 32;
}
class WheelRecord {
  id!: number;
}
class Car {
  constructor(
    readonly engine: Engine,
    readonly wheel: Wheel,
    readonly color: string,
    readonly spares?: Repository<WheelRecord>,
  ) {}
}
const COLOR = typedToken<string>(Symbol('color'));
const DOORS = typedToken<number>(Symbol('doors'));
const SPARES = repositoryOf(WheelRecord);

describe('provide', () => {
  it('injects constructor parameters by abstract class, class, symbol and repository', async () => {
    const spares = {};
    const module = await Test.createTestingModule({
      providers: [
        provide(Engine, Diesel, []),
        provide(Wheel, []),
        { provide: COLOR, useValue: 'red' },
        { provide: getRepositoryToken(WheelRecord), useValue: spares },
        provide(Car, [Engine, Wheel, COLOR, SPARES]),
      ],
    }).compile();
    const car = module.get(Car);
    expect(car).toBeInstanceOf(Car);
    expect(car.engine).toBeInstanceOf(Diesel);
    expect(car.wheel).toBe(module.get(Wheel));
    expect(car.color).toBe('red');
    expect(car.spares).toBe(spares);
  });

  // The compiler checks this test (make check): @ts-expect-error requires an error in the next line.
  it("does not compile when the dependencies do not match the constructor's parameters", () => {
    const accepted = [provide(Car, [Engine, Wheel, COLOR]), provide(Car, [Diesel, Wheel, COLOR, SPARES])];
    const refused = [
      // @ts-expect-error the first two are in the wrong order
      provide(Car, [Wheel, Engine, COLOR]),
      // @ts-expect-error the color is missing
      provide(Car, [Engine, Wheel]),
      // @ts-expect-error all are missing
      provide(Car, []),
      // @ts-expect-error there is one dependency too many
      provide(Wheel, [Engine]),
      // @ts-expect-error a number for the color
      provide(Car, [Engine, Wheel, DOORS]),
      // @ts-expect-error a symbol without a type
      provide(Car, [Engine, Wheel, Symbol('color')]),
      // @ts-expect-error a string without a type
      provide(Car, [Engine, Wheel, 'color']),
      // @ts-expect-error a repository of another record
      provide(Car, [Engine, Wheel, COLOR, repositoryOf(Car)]),
      // @ts-expect-error a wheel is no engine
      provide(Engine, Wheel, []),
      // @ts-expect-error an abstract class cannot be created
      provide(Engine, []),
      // @ts-expect-error an abstract class cannot be the implementation for a token
      provide(Engine, Engine, []),
    ];
    expect([...accepted, ...refused]).toHaveLength(13);
  });
});
