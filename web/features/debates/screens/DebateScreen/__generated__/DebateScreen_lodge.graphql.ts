/**
 * @generated SignedSource<<8f6e9c119a929330a185b90538ffa39c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebateScreen_lodge$data = {
  readonly debateCategories: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryRow_category">;
  }> | null | undefined;
  readonly legacyId: number;
  readonly viewerCanManageCategories: boolean;
  readonly viewerCanSeeInside: boolean;
  readonly viewerCanStartTopic: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"Drafts_lodge" | "ManageCategories_lodge">;
  readonly " $fragmentType": "DebateScreen_lodge";
};
export type DebateScreen_lodge$key = {
  readonly " $data"?: DebateScreen_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebateScreen_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DebateScreen_lodge",
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
      "name": "viewerCanSeeInside",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanStartTopic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageCategories",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DebateCategory",
      "kind": "LinkedField",
      "name": "debateCategories",
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
          "name": "CategoryRow_category"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManageCategories_lodge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Drafts_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "6a3e353c347c265cffa0a283e12a2099";

export default node;
