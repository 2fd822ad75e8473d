/**
 * @generated SignedSource<<7d375f0a1573a74007a2fa0ca737bfe9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KinkLevel = "CURIOUS" | "LIKE" | "NO";
import type { FragmentRefs } from "relay-runtime";
export type KinkRow_kink$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly isCustom: boolean | null | undefined;
  readonly isWaiting: boolean | null | undefined;
  readonly name: string;
  readonly profileCount: number | null | undefined;
  readonly viewerHasPrivate: boolean | null | undefined;
  readonly viewerLevel: KinkLevel | null | undefined;
  readonly " $fragmentType": "KinkRow_kink";
};
export type KinkRow_kink$key = {
  readonly " $data"?: KinkRow_kink$data;
  readonly " $fragmentSpreads": FragmentRefs<"KinkRow_kink">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KinkRow_kink",
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
      "name": "name",
      "storageKey": null
    },
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
      "name": "isCustom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWaiting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasPrivate",
      "storageKey": null
    }
  ],
  "type": "Kink",
  "abstractKey": null
};

(node as any).hash = "4aa2fddf0336a7191d5931b675ac22d6";

export default node;
