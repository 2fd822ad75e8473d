/**
 * @generated SignedSource<<7159d46729650c54044e25268408566f>>
 * @relayHash be0187874bed79fe21f7dabbf8651f37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69ac3d1ad2553e03e3745a3495b46b706e236e2c2cb8d564f942d2ea46c1446a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewConversationPaneTestQuery } from './NewConversationPaneTestQuery.graphql';

const node: PreloadableConcreteRequest<NewConversationPaneTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69ac3d1ad2553e03e3745a3495b46b706e236e2c2cb8d564f942d2ea46c1446a",
    "metadata": {},
    "name": "NewConversationPaneTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
