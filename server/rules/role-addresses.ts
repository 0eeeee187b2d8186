import { BlockList, isIPv6 } from 'node:net';

/** What `loopback` names in a list of networks. */
const LOOPBACK = ['127.0.0.0/8', '::1'];

/** From where roles may work: one that is named from its networks alone, every other one from anywhere. */
export class RoleAddresses {
  readonly #networks: ReadonlyMap<number, BlockList>;

  /** Networks that are checked already, such as 10.0.0.0/8 or 2001:db8::7, or `loopback`, by the number of the role. */
  constructor(networks: ReadonlyMap<number, readonly string[]> = new Map()) {
    this.#networks = new Map([...networks].map(([role, list]) => [role, listOf(list)]));
  }

  /** An IPv4 address is the same one when it comes as IPv6 (::ffff:10.0.0.1). */
  allows(role: number, address: string): boolean {
    const list = this.#networks.get(role);
    return !list || list.check(address, familyOf(address));
  }
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => (name === 'loopback' ? LOOPBACK : name))) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
