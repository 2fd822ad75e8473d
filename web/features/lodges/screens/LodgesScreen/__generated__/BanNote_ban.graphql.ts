/**
 * @generated SignedSource<<444274744aec397fadf3c611c3d62195>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BanNote_ban$data = {
  readonly reason: string | null | undefined;
  readonly until: string | null | undefined;
  readonly " $fragmentType": "BanNote_ban";
};
export type BanNote_ban$key = {
  readonly " $data"?: BanNote_ban$data;
  readonly " $fragmentSpreads": FragmentRefs<"BanNote_ban">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BanNote_ban",
  "selections": [
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
      "name": "until",
      "storageKey": null
    }
  ],
  "type": "LodgeBan",
  "abstractKey": null
};

(node as any).hash = "60415f967f220561faef700a860e4483";

export default node;
