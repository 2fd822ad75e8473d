/**
 * @generated SignedSource<<5d1ee9c4ebc85d288dc427db88a218e3>>
 * @relayHash 346aa577c3123e68ca89bbf0a128acbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e46000620a50d6e78c4b35e39414bc518d1741f6d853bc7b8d54ff455631f46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DarkDeskScreenQuery } from './DarkDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<DarkDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e46000620a50d6e78c4b35e39414bc518d1741f6d853bc7b8d54ff455631f46",
    "metadata": {},
    "name": "DarkDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
