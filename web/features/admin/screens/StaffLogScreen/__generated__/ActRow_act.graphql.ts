/**
 * @generated SignedSource<<7e43a3f9126f9c01c16856ea38266cbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActRow_act$data = {
  readonly aboutId: number | null | undefined;
  readonly aboutName: string | null | undefined;
  readonly actorId: number;
  readonly actorName: string | null | undefined;
  readonly at: string;
  readonly call: string;
  readonly details: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly isLook: boolean;
  readonly reason: string | null | undefined;
  readonly refusal: string | null | undefined;
  readonly " $fragmentType": "ActRow_act";
};
export type ActRow_act$key = {
  readonly " $data"?: ActRow_act$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActRow_act">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActRow_act",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "call",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLook",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboutId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboutName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffActDetail",
      "kind": "LinkedField",
      "name": "details",
      "plural": true,
      "selections": [
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
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusal",
      "storageKey": null
    }
  ],
  "type": "StaffAct",
  "abstractKey": null
};

(node as any).hash = "88183affc1122b374fab2339d9e46e15";

export default node;
