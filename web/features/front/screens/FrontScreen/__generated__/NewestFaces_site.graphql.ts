/**
 * @generated SignedSource<<70134f5da31a503d4a2030939daea94c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewestFaces_site$data = {
  readonly faces: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Face_profile">;
  }> | null | undefined;
  readonly " $fragmentType": "NewestFaces_site";
};
export type NewestFaces_site$key = {
  readonly " $data"?: NewestFaces_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewestFaces_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewestFaces_site",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        }
      ],
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "faces",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Face_profile"
        }
      ],
      "storageKey": "faces(first:12)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "5dbeaf65e2dd9a6b01c1c9feae7ad81d";

export default node;
