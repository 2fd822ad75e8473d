/**
 * @generated SignedSource<<873231c997c7372d367801bab2e81112>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Ownership_lodge$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly memberCount: number;
  readonly name: string;
  readonly viewerCanDeleteLodge: boolean;
  readonly viewerCanPassOwnership: boolean;
  readonly viewerCanReleaseOwnership: boolean;
  readonly " $fragmentType": "Ownership_lodge";
};
export type Ownership_lodge$key = {
  readonly " $data"?: Ownership_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ownership_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ownership_lodge",
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
      "name": "legacyId",
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
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanPassOwnership",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReleaseOwnership",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDeleteLodge",
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "2cb152ebf75a4c9d37a1da8b3fb31e46";

export default node;
