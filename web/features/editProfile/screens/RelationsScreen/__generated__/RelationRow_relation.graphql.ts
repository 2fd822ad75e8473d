/**
 * @generated SignedSource<<4e631f6b3c74d1066f9e6e77517808b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RelationStatus = "ACCEPTED" | "REQUESTED";
export type RelationType = "FRIEND" | "LOVER" | "PARTNER";
import type { FragmentRefs } from "relay-runtime";
export type RelationRow_relation$data = {
  readonly id: string;
  readonly isRequestedByOther: boolean;
  readonly profile: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
  };
  readonly since: string;
  readonly status: RelationStatus;
  readonly type: RelationType;
  readonly " $fragmentType": "RelationRow_relation";
};
export type RelationRow_relation$key = {
  readonly " $data"?: RelationRow_relation$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelationRow_relation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RelationRow_relation",
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
      "name": "type",
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
      "name": "isRequestedByOther",
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
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileCard_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Relation",
  "abstractKey": null
};

(node as any).hash = "cd8d17b536749cbb620657bed5a30ced";

export default node;
