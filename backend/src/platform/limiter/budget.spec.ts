import { describe, expect, it } from '@jest/globals';
import { Budget } from './budget.js';
import { exceededLimits } from './exceeded-limits.js';
import { LIMITS } from './limits.js';

const { total, perClient } = LIMITS.publicBodies;

describe('Budget', () => {
  it("refuses an amount above the client's share, and counts the refusal", () => {
    const budget = new Budget('publicBodies');
    const counted = exceededLimits().get('publicBodies') ?? 0;
    budget.take(perClient, 'one');
    expect(() => budget.take(1, 'one')).toThrow(expect.objectContaining({ kind: 'unavailable' }));
    expect(exceededLimits().get('publicBodies')).toBe(counted + 1);
    budget.take(perClient, 'another');
  });

  it('refuses every client after all clients together have taken the total', () => {
    const budget = new Budget('publicBodies');
    for (let client = 0; client < total / perClient; client += 1) budget.take(perClient, String(client));
    expect(budget.tryTake(1, 'last')).toBeUndefined();
    expect(budget.total).toBe(total);
  });

  it('gets an amount back only once when the amount is released twice', () => {
    const budget = new Budget('publicBodies');
    const release = budget.take(perClient, 'one');
    budget.take(10, 'another');
    release();
    release();
    expect(budget.total).toBe(10);
    budget.take(perClient, 'one');
  });
});
