import { type ComponentType, useMemo } from 'react';
import type { CustomScreen, CustomScreenProps, Screen } from '../../../core/model.ts';
import { resolveValues } from '../../../core/scope.ts';
import { useAddress } from './address.tsx';
import { useScope } from './current-screen.ts';
import type { KindModule } from './kinds.ts';
import type { ScreenProps } from './screen-props.ts';

/** A hand-made screen as a kind of its own: reads its declared parameters from the URL and passes them as props. */
export function asKind(part: ComponentType<never>): KindModule {
  // The generated hole has checked the component's props against the declaration.
  const Part = part as ComponentType<CustomScreenProps>;
  function CustomScreenView({ screen, params, passed }: ScreenProps<CustomScreen>) {
    const scope = useScope(passed);
    const { search } = useAddress();
    const query = useMemo(() => readQuery(screen, search), [screen, search]);
    const props = resolveValues(screen.props, { ...scope, route: params });
    return <Part screen={screen} params={params} query={query} props={props} {...(passed && { passed })} />;
  }
  return { default: CustomScreenView as ComponentType<ScreenProps<Screen>> };
}

function readQuery({ query = [] }: CustomScreen, search: string): Record<string, string> {
  const searchParams = new URLSearchParams(search);
  const names = query.filter((name) => searchParams.has(name));
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? '']));
}
