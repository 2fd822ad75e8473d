/**
 * @generated SignedSource<<f23ef0509cfaea3240fbcbfd10d1af20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
import type { FragmentRefs } from "relay-runtime";
export type EventSignUp_viewer$data = {
  readonly persons: ReadonlyArray<{
    readonly person: {
      readonly age: number;
      readonly gender: Gender;
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "EventSignUp_viewer";
};
export type EventSignUp_viewer$key = {
  readonly " $data"?: EventSignUp_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventSignUp_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventSignUp_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnPerson",
      "kind": "LinkedField",
      "name": "persons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
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
              "name": "gender",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "age",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0fe6982ed35ecafd64ce4d59bf4fadb1";

export default node;
