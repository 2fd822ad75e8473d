/**
 * @generated SignedSource<<22202890d96131277e37c57318670d6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useKinks_query$data = {
  readonly kinks: ReadonlyArray<{
    readonly id: string;
    readonly isWaiting: boolean | null | undefined;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "useKinks_query";
};
export type useKinks_query$key = {
  readonly " $data"?: useKinks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useKinks_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useKinks_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Kink",
      "kind": "LinkedField",
      "name": "kinks",
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
          "name": "isWaiting",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7160fbfef5a76f93b9010af4487ffb27";

export default node;
