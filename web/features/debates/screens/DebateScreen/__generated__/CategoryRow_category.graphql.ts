/**
 * @generated SignedSource<<6fe6029675e329879a558132cdafac6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryRow_category$data = {
  readonly description: string;
  readonly entryCount: number;
  readonly latestEntry: {
    readonly author: {
      readonly name: string;
    };
    readonly legacyId: number;
    readonly publishedAt: string | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly legacyId: number;
  readonly name: string;
  readonly newEntryCount: number;
  readonly " $fragmentType": "CategoryRow_category";
};
export type CategoryRow_category$key = {
  readonly " $data"?: CategoryRow_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryRow_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryRow_category",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "entryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newEntryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DebateEntry",
      "kind": "LinkedField",
      "name": "latestEntry",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Profile",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DebateCategory",
  "abstractKey": null
};
})();

(node as any).hash = "02b07e14a0c5c566f55f97f220f74b85";

export default node;
