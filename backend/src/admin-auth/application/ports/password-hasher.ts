/** Computes and verifies slow hashes. @throws DomainError 'unavailable' if too much work is waiting. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  abstract verify(hash: string, password: string): Promise<boolean>;
}
