/**
 * @generated SignedSource<<268b7452f6cbd57930355fc8b4d741a1>>
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
  readonly profile: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_profile">;
  };
  readonly requestedByOther: boolean;
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
      "name": "requestedByOther",
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

(node as any).hash = "d9b2cb93760fd5e91301c0e04580e70a";

export default node;
