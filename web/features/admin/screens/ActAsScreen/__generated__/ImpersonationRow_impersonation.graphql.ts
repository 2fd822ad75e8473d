/**
 * @generated SignedSource<<f2e6bffe8f447ba51b95864a09866018>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImpersonationRow_impersonation$data = {
  readonly adminName: string | null | undefined;
  readonly endedAt: string | null | undefined;
  readonly profileName: string;
  readonly reason: string;
  readonly startedAt: string;
  readonly " $fragmentType": "ImpersonationRow_impersonation";
};
export type ImpersonationRow_impersonation$key = {
  readonly " $data"?: ImpersonationRow_impersonation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImpersonationRow_impersonation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImpersonationRow_impersonation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adminName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    }
  ],
  "type": "Impersonation",
  "abstractKey": null
};

(node as any).hash = "1c48e1947cbf56603a397e52078e3872";

export default node;
