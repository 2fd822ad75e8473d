/**
 * @generated SignedSource<<a12954fb1cc8292e346b87f504dc8e30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePlaces_kinks$data = {
  readonly kinks: ReadonlyArray<{
    readonly id: string;
    readonly isWaiting: boolean | null | undefined;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "usePlaces_kinks";
};
export type usePlaces_kinks$key = {
  readonly " $data"?: usePlaces_kinks$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlaces_kinks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePlaces_kinks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Kink",
      "kind": "LinkedField",
      "name": "kinks",
      "plural": true,
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
          "name": "isWaiting",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f72ae87ed07052241944f0f917e02488";

export default node;
