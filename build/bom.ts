/* What is in a release, in the form of CycloneDX: packages that are installed along, and those inside what was built. */

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}

/** From the manifest, the notices that the build has written, and the lock file. */
export function bomOf(manifest: Manifest, notices: string, lock: Lock): object {
  const contained = [...notices.matchAll(/^## (\S+) (\S+) \((.+)\)$/gm)];
  const components = contained.map(([, name = '', version = '', license = '']) => {
    const isInstalled = Object.hasOwn(manifest.dependencies, name);
    return {
      ...component(name, version, license),
      scope: 'required',
      hashes: hashesOf(lock.packages[`node_modules/${name}`]?.integrity),
      properties: [{ name: 'cityrules:held', value: isInstalled ? 'installed' : 'bundled' }],
    };
  });
  const missing = Object.keys(manifest.dependencies).filter((name) => {
    return !contained.some(([, one]) => one === name);
  });
  if (missing.length > 0) throw new Error(`the notices do not tell of ${missing.join(', ')}`);
  const own = component(manifest.name, manifest.version, manifest.license);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: own },
    components,
    dependencies: [
      { ref: own['bom-ref'], dependsOn: components.map((one) => one['bom-ref']) },
      ...components.map((one) => ({ ref: one['bom-ref'], dependsOn: [] })),
    ],
  };
}

function component(name: string, version: string, license: string) {
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group === undefined ? {} : { group }),
    name: own,
    version,
    purl,
    licenses: [{ license: { id: license } }],
  };
}

/** As the registry gives it: `sha512-` and base64. */
function hashesOf(integrity = ''): { readonly alg: string; readonly content: string }[] {
  if (!integrity.startsWith('sha512-')) return [];
  const content = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
  return [{ alg: 'SHA-512', content }];
}
