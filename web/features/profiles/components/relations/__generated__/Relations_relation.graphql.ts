/**
 * @generated SignedSource<<53f6262102070965bcb1ed72b1946527>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type RelationType = "FRIEND" | "LOVER" | "PARTNER";
import type { FragmentRefs } from "relay-runtime";
export type Relations_relation$data = {
  readonly profile: {
    readonly gender: Gender;
    readonly " $fragmentSpreads": FragmentRefs<"RelatedProfile_profile">;
  };
  readonly since: string;
  readonly type: RelationType;
  readonly " $fragmentType": "Relations_relation";
};
export type Relations_relation$key = {
  readonly " $data"?: Relations_relation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Relations_relation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Relations_relation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
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
          "name": "gender",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RelatedProfile_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Relation",
  "abstractKey": null
};

(node as any).hash = "dcdc5eeb07180d862752abd1b2337ac3";

export default node;
