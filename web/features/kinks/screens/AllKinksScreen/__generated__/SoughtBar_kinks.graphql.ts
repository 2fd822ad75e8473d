/**
 * @generated SignedSource<<30fc0ad88dd61dc5ef39504ab7e2e609>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SoughtBar_kinks$data = ReadonlyArray<{
  readonly description: string | null | undefined;
  readonly id: string;
  readonly isWaiting: boolean | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "SoughtBar_kinks";
}>;
export type SoughtBar_kinks$key = ReadonlyArray<{
  readonly " $data"?: SoughtBar_kinks$data;
  readonly " $fragmentSpreads": FragmentRefs<"SoughtBar_kinks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SoughtBar_kinks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWaiting",
      "storageKey": null
    }
  ],
  "type": "Kink",
  "abstractKey": null
};

(node as any).hash = "f250d13ac4291f98171430d316099ebe";

export default node;
