/**
 * @generated SignedSource<<9a7ce2b9a2ea0380256888b6472c00a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlogEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type EntryAlerts_entry$data = {
  readonly author: {
    readonly id: string;
    readonly profile: {
      readonly name: string;
    };
    readonly viewerHides: boolean;
  };
  readonly id: string;
  readonly legacyId: number;
  readonly status: BlogEntryStatus;
  readonly title: string;
  readonly unpublishedChanges: boolean;
  readonly viewerHides: boolean;
  readonly " $fragmentType": "EntryAlerts_entry";
};
export type EntryAlerts_entry$key = {
  readonly " $data"?: EntryAlerts_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryAlerts_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerHides",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryAlerts_entry",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpublishedChanges",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Profile",
          "kind": "LinkedField",
          "name": "profile",
          "plural": false,
          "selections": [
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
      "storageKey": null
    }
  ],
  "type": "BlogEntry",
  "abstractKey": null
};
})();

(node as any).hash = "8a731b27c47b8223df73857918958364";

export default node;
