/**
 * @generated SignedSource<<c9d83e1f0f6d59c8afe28f3e654d9167>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeAccess = "ACCESS_FOR_ALL" | "NEW_MEMBERS_APPROVED";
import type { FragmentRefs } from "relay-runtime";
export type LodgeCard_lodge$data = {
  readonly access: LodgeAccess;
  readonly activeAt: string;
  readonly category: {
    readonly name: string;
  } | null | undefined;
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly distance: number | null | undefined;
  readonly excerpt: string;
  readonly isDark: boolean;
  readonly kinks: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly legacyId: number;
  readonly memberCount: number;
  readonly name: string;
  readonly newDebateEntryCount: number;
  readonly newMediaCount: number;
  readonly newMeetupCount: number;
  readonly newMemberCount: number;
  readonly place: {
    readonly " $fragmentSpreads": FragmentRefs<"usePlace_area">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useLodgeMark_lodge">;
  readonly " $fragmentType": "LodgeCard_lodge";
};
export type LodgeCard_lodge$key = {
  readonly " $data"?: LodgeCard_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeCard_lodge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeCard_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excerpt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePictureSource_picture"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LodgeCategory",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Kink",
      "kind": "LinkedField",
      "name": "kinks",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Area",
      "kind": "LinkedField",
      "name": "place",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePlace_area"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "distance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "access",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDark",
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
      "name": "newMemberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newMediaCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newDebateEntryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newMeetupCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLodgeMark_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};
})();

(node as any).hash = "ec3b8c33a3ac4d8a1c6182dbffe69c5d";

export default node;
