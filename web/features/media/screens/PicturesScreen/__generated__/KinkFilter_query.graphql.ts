/**
 * @generated SignedSource<<c346bfbf035ae841bdb56c9f26380b7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KinkFilter_query$data = {
  readonly kinks: ReadonlyArray<{
    readonly legacyId: number;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "KinkFilter_query";
};
export type KinkFilter_query$key = {
  readonly " $data"?: KinkFilter_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"KinkFilter_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KinkFilter_query",
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
          "name": "legacyId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1f99ebe8bffaf2066c0b1959a297a0c0";

export default node;
