/** Makes and checks slow hashes; refuses ('unavailable') rather than pile up work. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  abstract verify(hash: string, password: string): Promise<boolean>;
}
