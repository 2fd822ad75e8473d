/**
 * @generated SignedSource<<ccdb59675366a92237d78b1d8fdcf447>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BodyType = "ATHLETIC" | "AVERAGE" | "CHUBBY" | "HEAVILY" | "MUSCULAR" | "NOT_SPECIFIED" | "SLIM" | "THIN";
export type Dominance = "DOMINATING" | "SUBMISSIVE";
export type EyeColour = "BLACK" | "BLUE" | "BROWN" | "GREEN" | "GREY" | "GREY_BLUE" | "GREY_GREEN" | "NOT_SPECIFIED" | "NUT_BROWN" | "OTHER";
export type HairColour = "BALD" | "BLACK" | "BLOND" | "BRIGHT" | "BROWN" | "DARK_BLOND" | "GREY" | "LIGHT_BROWN" | "NOT_SPECIFIED" | "OTHER" | "RED" | "RED_BROWN" | "SILVER_GREY" | "WHITE_GREY";
export type HomeOption = "NO" | "NOT_AVAILABLE" | "YES_AT_HOME" | "YES_NOT_AT_HOME";
export type RelationshipStatus = "DIVORCED" | "IN_RELATIONSHIP" | "MARRIED" | "NOT_STATED" | "OPEN_RELATIONSHIP" | "SEPARATED" | "SINGLE";
export type SexualOrientation = "ASEXUAL" | "BISEXUAL" | "HETEROFLEXIBLE" | "HETEROSEXUAL" | "HOMOFLEXIBLE" | "HOMOSEXUAL" | "PANSEXUAL" | "SAPIOSEXUAL" | "TRANSSEXUAL" | "TRANSVESTITE";
import type { FragmentRefs } from "relay-runtime";
export type PersonForm_person$data = {
  readonly facts: {
    readonly bodyType: BodyType;
    readonly children: HomeOption;
    readonly dominance: Dominance | null | undefined;
    readonly eyeColour: EyeColour;
    readonly hairColour: HairColour;
    readonly height: number | null | undefined;
    readonly relationshipStatus: RelationshipStatus;
    readonly sexualOrientation: SexualOrientation | null | undefined;
    readonly smoking: HomeOption;
    readonly weight: number | null | undefined;
  };
  readonly person: {
    readonly id: string;
  };
  readonly " $fragmentType": "PersonForm_person";
};
export type PersonForm_person$key = {
  readonly " $data"?: PersonForm_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonForm_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonForm_person",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonFacts",
      "kind": "LinkedField",
      "name": "facts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bodyType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eyeColour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hairColour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sexualOrientation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "relationshipStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "smoking",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "children",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dominance",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EditablePerson",
  "abstractKey": null
};

(node as any).hash = "166c90ca5081d736d63bd92978166ce7";

export default node;
